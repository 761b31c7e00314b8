import type { Page } from '@playwright/test';
import type { Demo, DemoUser } from './demo';

/** A telephone, a tablet and a desk, each by its width in CSS pixels. */
export const WIDTHS = [390, 820, 1440] as const;

/** Of a few scenes besides: the narrowest a page must fit (WCAG 1.4.10), and a desk's window at a zoom of 200 %. */
export const FURTHER_WIDTHS = [320, 720] as const;
export type Width = (typeof WIDTHS)[number] | (typeof FURTHER_WIDTHS)[number];

/** What a picture's width stands for, in the index. */
export const widthTitle = (width: Width): string => (width === 720 ? '1440 px at 200 %' : `${width} px`);

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a scene has at hand while it brings the page to what is to be seen. */
export interface Staging {
  readonly page: Page;
  readonly demo: Demo;
  readonly width: Width;
}

/** Something of the product that a picture is taken of: a screen, a popup, a notice. */
export interface Scene {
  /** Its area and its own name, e.g. `designer/text`: where its pictures lie below docs/screens. */
  readonly name: string;
  /** What is seen, for the index. */
  readonly title: string;
  /** Who is logged in; a visitor without it. */
  readonly user?: DemoUser;
  /** The widths at which it exists; all without it. */
  readonly widths?: readonly Width[];
  /** The whole page, however far it scrolls, instead of what fits the window. */
  readonly whole?: boolean;
  /** Seen on the paper that the browser's printer puts out, and not on the screen. */
  readonly printed?: boolean;
  readonly arrange: (staging: Staging) => Promise<void>;
  /** Has the product itself make the sheet, a PDF; without it, the browser prints the page. */
  readonly order?: (page: Page) => Promise<Uint8Array>;
  /** Which of its sheets is shown; the first without it. */
  readonly sheet?: number;
}

/** The file of a scene's picture, below docs/screens. */
export function fileOf({ name, printed }: Scene, width: Width, theme: Theme): string {
  return printed ? `${name}.webp` : `${name}-${width}-${theme}.webp`;
}
