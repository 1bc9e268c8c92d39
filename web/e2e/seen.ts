// What is to be seen on a page, measured in a picture of it.

import type { Page } from '@playwright/test';

export interface Spot {
  x: number;
  y: number;
}

/** How bright a page is at some places, each from 0 for black to 1 for white, as the eye sees it. */
export async function brightness(page: Page, spots: Spot[]): Promise<number[]> {
  const picture = await page.screenshot({ animations: 'disabled' });
  return page.evaluate(
    async ({ packed, spots }) => {
      const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const scale = image.width / innerWidth;
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const straight = (part: number) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return spots.map(({ x, y }) => {
        const at = 4 * (Math.round(y * scale) * image.width + Math.round(x * scale));
        return 0.2126 * straight(data[at]!) + 0.7152 * straight(data[at + 1]!) + 0.0722 * straight(data[at + 2]!);
      });
    },
    { packed: picture.toString('base64'), spots },
  );
}

/** How well one brightness stands out from another: 1 where not at all, 21 for black on white. */
export function contrast(one: number, other: number): number {
  const [dark, light] = one < other ? [one, other] : [other, one];
  return (light + 0.05) / (dark + 0.05);
}

export function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** How often a row of brightnesses that comes back to its beginning goes from dark to light: the dashes. */
export function dashes(along: number[]): number {
  const middle = (Math.min(...along) + Math.max(...along)) / 2;
  return along.filter((now, index) => now > middle && along.at(index - 1)! <= middle).length;
}
