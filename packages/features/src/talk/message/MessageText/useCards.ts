import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { cards } from '@shulei/contract/people/card/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { cardTargetOf, MAX_CARDS } from '@shulei/domain/people/card/target.ts'
import { splitLinks } from '@shulei/domain/talk/message/links.ts'
import { useMemo } from 'react'
import type { Message } from '../conversation.ts'

export type Card = Data<typeof cards>['list'][number]

/** Path of an address whose page has a title card; null for every other address. */
export function pathOf(href: string, origin: string): string | null {
  const url = new URL(href)
  return url.origin === origin && cardTargetOf(url.pathname) ? url.pathname : null
}

const none: ReadonlyMap<string, Card> = new Map()

/** Title cards for the site's addresses in messages, the newest first; one call for all, none without addresses. */
export function useCards(messages: readonly Message[], origin: string): ReadonlyMap<string, Card> {
  const paths = useMemo(() => {
    const found = messages
      .filter(({ system, content }) => !system && content.includes(origin))
      .flatMap(({ content }) =>
        splitLinks(content).flatMap((part) => ('href' in part ? (pathOf(part.href, origin) ?? []) : [])),
      )
    return [...new Set(found.toReversed())].slice(0, MAX_CARDS).join(',')
  }, [messages, origin])
  const { data } = useCall(refs.cards, paths === '' ? null : { query: { paths } }, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  return useMemo(() => (data ? new Map(data.list.map((card) => [card.path, card])) : none), [data])
}
