import { route } from '@react-router/dev/routes'
import * as signOnAddress from '@shulei/domain/address/session.ts'
import { routePath } from './route-path.ts'

const page = (
  name: 'login2' | 'bind-phone' | 'name' | 'password' | 'logout' | 'outbox',
  address: { readonly pattern: string },
) => route(routePath(address), `../../sso/app/${name}.route.tsx`, { id: `sign-on/${name}` })

/** Routes of the sign-on site. It is a separate app in the same build, so that a visitor already has most of its code. */
export const signOnRoutes = [
  route('sso', '../../sso/app/sign-on.layout.tsx', { id: 'sign-on' }, [
    page('login2', signOnAddress.login),
    page('bind-phone', signOnAddress.bindPhone),
    page('name', signOnAddress.chooseName),
    page('password', signOnAddress.password),
    page('logout', signOnAddress.logout),
    page('outbox', signOnAddress.outbox),
  ]),
]
