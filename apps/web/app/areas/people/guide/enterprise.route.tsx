import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { enterprisePages } from '@shulei/domain/people/guide/enterprise.ts'
import { EnterpriseGuide } from '@shulei/features/people/guide/EnterpriseGuide/EnterpriseGuide.tsx'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import { readerOf } from '../../../shell/settings.server.ts'
import type { Route } from './+types/enterprise.route'
import { originOf } from './guide.server.ts'
import { Opened } from './opened.tsx'

export const handle = { ns: ['guide', 'identity'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const { id } = await readerOf(page)
  const company = await callOrThrow(page.send(refs.ownCompany, {}))
  const step = Number(/\/step([1-5])\/?$/.exec(url.pathname)?.[1] ?? 0)
  return {
    id,
    page: enterprisePages[step] ?? 'start',
    origin: originOf(page),
    answers: { [keyOf(refs.ownCompany, {})]: company },
  }
}

/** The certification of an enterprise: step 0 at /guide-ent, and steps 1 to 5 (R041 to R047, Q012). */
export default function Enterprise({ loaderData: { id, page, origin, answers } }: Route.ComponentProps) {
  return (
    <Seeded key={id} answers={answers}>
      <Opened>
        <EnterpriseGuide page={page} userId={id} origin={origin} />
      </Opened>
    </Seeded>
  )
}
