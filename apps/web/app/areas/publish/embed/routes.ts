import { route } from '@react-router/dev/routes'
import * as embedAddress from '@shulei/domain/address/embed.ts'
import { routePath } from '../../../route-path.ts'

/** Pages for frames of other sites: without script, session and cookie, and with a layout of their own. */
export const embedRoutes = [route(routePath(embedAddress.ranking), 'areas/publish/embed/ranking-embed.route.tsx')]
