import type { DataIn } from '@shulei/contract/call.ts'
import { cards } from '@shulei/contract/people/card/calls.ts'
import { cardTargetOf } from '@shulei/domain/people/card/target.ts'
import type { RequestHandler } from 'msw'
import { competitions } from '../../cast/competitions.ts'
import { people } from '../../cast/people.ts'
import { mock } from '../../mock.ts'

type Card = DataIn<typeof cards>['list'][number]

function cardOf(path: string): Card[] {
  const target = cardTargetOf(path)
  if (!target) return []
  const { kind, id } = target
  const name = people.find((person) => person.id === id)?.name
  const title =
    kind === 'person'
      ? name && { cn: name, en: name }
      : competitions.find((competition) => competition.id === id)?.title
  return title ? [{ path, kind, title }] : []
}

export const cardHandlers: RequestHandler[] = [
  mock(cards, ({ query }) => ({ list: query.paths.split(',').flatMap(cardOf) })),
]
