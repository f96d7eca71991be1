import { drawChart } from './chart.ts'

/** What a child process of its own draws of strangers' specifications, by name: the program for charts is large. */
export const drawers = { chart: drawChart }

export type Drawers = typeof drawers
