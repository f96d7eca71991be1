import type { Hono } from 'hono'
import type { Env } from './platform/context.ts'
import type { Platform } from './platform/platform.ts'

/** A module mounts its calls on the app, and takes its jobs where this process works on jobs. */
export type ApiModule = (app: Hono<Env>, platform: Platform) => void

/** Every module of the server. */
export const modules: readonly ApiModule[] = []
