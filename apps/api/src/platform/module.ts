import type { Hono } from 'hono'
import type { Env } from './context.ts'
import type { Platform } from './platform.ts'

/** A module mounts its calls on the app. */
export type ApiModule = (app: Hono<Env>, platform: Platform) => void
