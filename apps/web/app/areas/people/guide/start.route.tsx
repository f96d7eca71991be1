import { firstOpenPage, mayOpenGuide } from '@shulei/domain/base/completion/pages.ts'
import { guideAddress } from '@shulei/features/base/address/guide.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/start.route'
import { readGuidePage } from './guide.server.ts'

/** /guide leads to the first step with a missing item (R033). A hidden guide shows on that page why it is closed. */
export async function loader(args: Route.LoaderArgs) {
  const { guide, origin } = await readGuidePage(args)
  const open = firstOpenPage(guide.missing)
  const isOpen = mayOpenGuide({ isHidden: guide.guideHidden, isByGate: origin !== null, hasGap: guide.gap !== null })
  return redirect(guideAddress(isOpen ? open : 'basic', origin))
}

/** Never shown. Without a component the route would answer a refusal as data instead of as an error page. */
export default function Start() {
  return null
}
