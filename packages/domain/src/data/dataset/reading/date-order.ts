/** Orders of day and month in dates such as 03/04/2024. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const
export type DateOrder = (typeof dateOrders)[number]
