import { layout, route } from '@react-router/dev/routes'
import * as guideAddress from '@shulei/domain/address/guide.ts'
import { routePath } from '../../../route-path.ts'

interface Page {
  readonly pattern: string
}

/** A page that shares its file with others and therefore needs its own route id. */
function shared(page: Page, file: 'enterprise' | 'older') {
  const path = routePath(page)
  return route(path, `areas/people/guide/${file}.route.tsx`, { id: path })
}

/** The guide of a person and the guide of an enterprise, each with a page for every step (B§2, Q012, Q013). */
export const guideRoutes = [
  route(routePath(guideAddress.start), 'areas/people/guide/start.route.tsx'),
  layout('areas/people/guide/guide.layout.tsx', [
    route(routePath(guideAddress.step1), 'areas/people/guide/basic.route.tsx'),
    route(routePath(guideAddress.step2), 'areas/people/guide/occupation.route.tsx'),
    route(routePath(guideAddress.step3), 'areas/people/guide/skills.route.tsx'),
    route(routePath(guideAddress.step4), 'areas/people/guide/verification.route.tsx'),
    route(routePath(guideAddress.step5), 'areas/people/guide/done.route.tsx'),
  ]),
  shared(guideAddress.olderStep2, 'older'),
  shared(guideAddress.olderStep3, 'older'),
  shared(guideAddress.enterprise, 'enterprise'),
  shared(guideAddress.enterpriseStep1, 'enterprise'),
  shared(guideAddress.enterpriseStep2, 'enterprise'),
  shared(guideAddress.enterpriseStep3, 'enterprise'),
  shared(guideAddress.enterpriseStep4, 'enterprise'),
  shared(guideAddress.enterpriseStep5, 'enterprise'),
]
