/** How a device shows a stone in its surroundings: Apple's Quick Look, Android's Scene Viewer, or not itself. */
export type ArViewer = 'quickLook' | 'sceneViewer' | 'none';

/** What is asked of a browser. */
export interface Asked {
  /** Whether a link may say `rel="ar"`, as only browsers with Quick Look do. */
  readonly takesAr: boolean;
  readonly userAgent: string;
}

/** Firefox passes no intents on, and a headset has no camera that a page could use so. */
const UNABLE = /firefox|fxios|oculus/i;

/** How a browser shows a stone in its surroundings. */
export function arViewerOf({ takesAr, userAgent }: Asked): ArViewer {
  if (takesAr) return 'quickLook';
  return /android/i.test(userAgent) && !UNABLE.test(userAgent) ? 'sceneViewer' : 'none';
}

/** How this browser does. */
export function arViewerHere(): ArViewer {
  const { relList } = document.createElement('a');
  return arViewerOf({ takesAr: relList.supports?.('ar') === true, userAgent: navigator.userAgent });
}
