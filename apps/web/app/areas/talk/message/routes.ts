import { index, route } from '@react-router/dev/routes'
import * as messageAddress from '@shulei/domain/address/message.ts'
import { routePath } from '../../../route-path.ts'

export const messageRoutes = [
  route(routePath(messageAddress.list), 'areas/talk/message/messages.route.tsx', [
    index('areas/talk/message/none.route.tsx'),
    route(routePath(messageAddress.conversation, messageAddress.list), 'areas/talk/message/conversation.route.tsx'),
  ]),
]
