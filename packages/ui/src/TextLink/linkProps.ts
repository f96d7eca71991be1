import type { ComponentPropsWithRef, ElementType } from 'react'

/**
 * Props of whatever renders a link: `'a'` by default, or a router's link component. The design system knows no router, so
 * `href`, `to` and the rest go through untouched; looks and states stay with the component.
 */
export type LinkElementProps<C extends ElementType> = Omit<
  ComponentPropsWithRef<C>,
  'className' | 'style' | 'children' | 'aria-current'
>
