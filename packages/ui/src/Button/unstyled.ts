/** Props of a React Aria component without those that restyle it: the design system decides the appearance. */
export type Unstyled<Props> = Omit<Props, 'className' | 'style' | 'render'>
