import { route } from '@react-router/dev/routes'
import * as certificateAddress from '@shulei/domain/address/certificate.ts'
import { routePath } from '../../../route-path.ts'

/** A certificate by its number. */
export const certificateRoutes = [
  route(routePath(certificateAddress.detail), 'areas/compete/certificate/certificate.route.tsx'),
]
