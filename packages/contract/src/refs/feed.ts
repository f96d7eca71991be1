// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../publish/feed/calls.ts'

export const informationFeed = { method: 'GET', path: '/api/site/feeds/{name}' } as Ref<typeof calls.informationFeed>
export const robots = { method: 'GET', path: '/robots.txt' } as Ref<typeof calls.robots>
export const sitemap = { method: 'GET', path: '/sitemap.xml' } as Ref<typeof calls.sitemap>
