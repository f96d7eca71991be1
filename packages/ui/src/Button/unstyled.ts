/** Props of a React Aria component without the ways to restyle it: looks are decided here, not by the caller. */
export type Unstyled<Props> = Omit<Props, 'className' | 'style' | 'render'>
