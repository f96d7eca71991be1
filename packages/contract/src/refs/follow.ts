// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../people/follow/calls.ts'

export const follow = { method: 'POST', path: '/api/users/followed' } as Ref<typeof calls.follow>
export const followRelation = { method: 'GET', path: '/api/users/followed' } as Ref<typeof calls.followRelation>
export const followers = { method: 'GET', path: '/api/site/users/{id}/followers' } as Ref<typeof calls.followers>
export const followings = { method: 'GET', path: '/api/site/users/{id}/followings' } as Ref<typeof calls.followings>
export const unfollow = { method: 'DELETE', path: '/api/users/followed' } as Ref<typeof calls.unfollow>
