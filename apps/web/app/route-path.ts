interface Patterned {
  readonly pattern: string
}

/** Path of a page for React Router's `route`: relative to the root, or to the page of its parent route. */
export const routePath = ({ pattern }: Patterned, around?: Patterned): string =>
  pattern.slice((around?.pattern.length ?? 0) + 1)
