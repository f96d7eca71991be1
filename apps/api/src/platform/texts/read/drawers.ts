import { drawChart } from './chart.ts'

/** Drawers of strangers' specifications by name, for a child process of their own: the program for charts is large. */
export const drawers = { chart: drawChart }

export type Drawers = typeof drawers
