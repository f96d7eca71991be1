import axe from 'axe-core'
import { spoken } from './spoken.ts'

/** Axe rules whose result depends on colours alone. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Checks whether texts are readable in the current theme.
 *
 * @returns a description of the unreadable texts, or undefined when there are none
 */
export async function lacksContrast(theme: string): Promise<string | undefined> {
  const { violations } = await axe.run(
    { include: document.body, exclude: [spoken] },
    { runOnly: colourRules, resultTypes: ['violations'] },
  )
  const nodes = violations.flatMap(({ nodes }) => nodes)
  if (nodes.length === 0) return undefined
  return nodes.map(({ target, failureSummary }) => `${theme}: ${target.join(' ')}: ${failureSummary}`).join('\n')
}
