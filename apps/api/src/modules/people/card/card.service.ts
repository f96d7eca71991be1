import type { DataIn } from '@shulei/contract/call.ts'
import type { cards } from '@shulei/contract/people/card/calls.ts'
import { type CardTarget, cardTargetOf, MAX_CARDS } from '@shulei/domain/people/card/target.ts'
import type { Platform } from '../../../platform/platform.ts'
import { competitionTitles } from '../../compete/competition/titles.service.ts'
import { namesOf } from './card.repo.ts'

type Card = DataIn<typeof cards>['list'][number]

/**
 * Cards of paths, in their order; at most two statements. A path without a page, of an unpublished competition or of a page without
 * a card is left out, so that the answer does not tell these apart.
 */
export async function readCards(platform: Platform, paths: readonly string[]): Promise<Card[]> {
  const targets = [...new Set(paths)].slice(0, MAX_CARDS).flatMap((path) => {
    const target = cardTargetOf(path)
    return target ? [{ path, ...target }] : []
  })
  const idsOf = (wanted: (kind: CardTarget['kind']) => boolean) =>
    targets.filter(({ kind }) => wanted(kind)).map(({ id }) => id)
  const [titles, names] = await Promise.all([
    competitionTitles(
      platform,
      idsOf((kind) => kind !== 'person'),
    ),
    namesOf(
      platform.db,
      idsOf((kind) => kind === 'person'),
    ),
  ])
  return targets.flatMap(({ path, kind, id }): Card[] => {
    const name = names.get(id)
    const title = kind === 'person' ? name !== undefined && { cn: name, en: name } : titles.get(id)
    return title ? [{ path, kind, title }] : []
  })
}
