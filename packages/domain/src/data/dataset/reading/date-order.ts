/** Which of day and month stands first in dates such as 03/04/2024. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const
export type DateOrder = (typeof dateOrders)[number]
