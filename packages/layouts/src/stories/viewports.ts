/** Viewports of `.storybook/preview.tsx`, for a story's `globals`. */
export const phone = { viewport: { value: 'phone', isRotated: false } }
export const tablet = { viewport: { value: 'tablet', isRotated: false } }
