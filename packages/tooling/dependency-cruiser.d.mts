import type { ICruiseOptions, IForbiddenRuleType, IResolveOptions } from 'dependency-cruiser'

declare const config: {
  forbidden: (IForbiddenRuleType & { name: string })[]
  options: ICruiseOptions & { enhancedResolveOptions: IResolveOptions }
}
// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default config
