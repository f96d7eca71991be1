/** A month `2022-07` or day `2022-07-01` as it is shown: `2022.07`, `2022.07.01`. */
export const shownDate = (date: string): string => date.replaceAll('-', '.')
