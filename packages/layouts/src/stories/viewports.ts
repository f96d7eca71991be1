/** Screens of `.storybook/preview.tsx`, for `globals`. */
export const phone = { viewport: { value: 'phone', isRotated: false } }
export const tablet = { viewport: { value: 'tablet', isRotated: false } }
