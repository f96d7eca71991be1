// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../host/desk/calls.ts'

export const announce = { method: 'POST', path: '/api/host/competitions/{id}/announcements' } as Ref<typeof calls.announce>
export const announcements = { method: 'GET', path: '/api/host/competitions/{id}/announcements' } as Ref<typeof calls.announcements>
export const changeDeskValues = { method: 'PUT', path: '/api/host/competitions/{id}/values', waitSeconds: 90 } as Ref<typeof calls.changeDeskValues>
export const desk = { method: 'GET', path: '/api/host/competitions/{id}/desk' } as Ref<typeof calls.desk>
export const deskActs = { method: 'GET', path: '/api/host/competitions/{id}/acts' } as Ref<typeof calls.deskActs>
export const deskPeople = { method: 'GET', path: '/api/host/competitions/{id}/people' } as Ref<typeof calls.deskPeople>
export const deskPeopleFile = { method: 'GET', path: '/api/host/competitions/{id}/people.csv' } as Ref<typeof calls.deskPeopleFile>
export const deskValues = { method: 'GET', path: '/api/host/competitions/{id}/values' } as Ref<typeof calls.deskValues>
export const giveDeskRole = { method: 'PUT', path: '/api/host/competitions/{id}/members/{userId}' } as Ref<typeof calls.giveDeskRole>
export const takeDeskRole = { method: 'DELETE', path: '/api/host/competitions/{id}/members/{userId}' } as Ref<typeof calls.takeDeskRole>
