/**
 * The rule that React Aria puts at the head of a page when its first button appears, if no element with this id is there. Pages
 * bring it along: a style sheet that is put before the others makes Chromium compute every style and lay out the whole page anew.
 */
export const pressable = {
  id: 'react-aria-pressable-style',
  css: '@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }',
} as const
