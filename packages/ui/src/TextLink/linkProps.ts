import type { ComponentPropsWithRef, ElementType } from 'react'

/**
 * Props of the component that renders a link: `'a'` by default, or a router's link. The design system does not depend on a
 * router, so `href`, `to` and other props are passed through; appearance and states belong to the component.
 */
export type LinkElementProps<C extends ElementType> = Omit<
  ComponentPropsWithRef<C>,
  'className' | 'style' | 'children' | 'aria-current'
>
