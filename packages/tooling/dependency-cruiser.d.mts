import type { ICruiseOptions, IForbiddenRuleType, IResolveOptions } from 'dependency-cruiser'

/** A folder whose parts form no circle. */
export const rooms: {
  name: string
  /** Its first group is the part that a file belongs to. */
  part: RegExp
  /** Files that do not count. */
  not: RegExp
}[]

declare const config: {
  forbidden: (IForbiddenRuleType & { name: string })[]
  options: ICruiseOptions & { enhancedResolveOptions: IResolveOptions }
}
// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default config
