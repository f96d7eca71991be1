/** Colours of the light theme, which pictures and printed pages always have. */
export const lightColours = {
  ground: '#ffffff',
  ink: '#10191c',
  muted: '#465358',
  subtle: '#5d6a6f',
  signal: '#c23a12',
  accent: '#0b5ea8',
  sunken: '#e9eeee',
  /** Ground of the first rank. */
  first: '#fdeee8',
  tone: {
    1: '#3b90e8',
    2: '#c23500',
    3: '#006a4c',
    4: '#bb8c00',
    5: '#7a3785',
    6: '#003444',
    rest: '#7f8c91',
    grid: '#e3e8ea',
    axis: '#78868b',
  },
  /** The first three ranks. */
  medal: { 1: '#946200', 2: '#5a6b75', 3: '#9a4f1d' },
} as const
