/**
 * Style rule that React Aria inserts at the start of the head when the first button mounts, unless an element with this id
 * exists. Pages include the rule from the start, because inserting a style sheet before the others makes Chromium recompute
 * all styles and lay out the whole page.
 */
export const pressable = {
  id: 'react-aria-pressable-style',
  css: '@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }',
} as const
