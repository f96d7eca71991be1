/** Rounds to hundredths, halves up; digits beyond the sixth are errors of binary fractions. For values below 2^40. */
export const hundredths = (value: number): number => Math.round(Number((value * 100).toFixed(6))) / 100
