import { home } from '@shulei/contract/house/shell/calls.ts'
import type { Hono } from 'hono'
import type { Env } from '../../../platform/context.ts'
import { mount } from '../../../platform/mount.ts'
import type { Platform } from '../../../platform/platform.ts'
import { homeOf } from './shell.home.service.ts'

/** Mounts the call of the home page. */
export function mountHome(app: Hono<Env>, platform: Platform) {
  mount(app, home, () => homeOf(platform))
}
