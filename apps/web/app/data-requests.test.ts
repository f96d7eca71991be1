import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as identityLoader } from './areas/house/settings/identity.route.tsx'
import { loader as settingsLoader } from './areas/house/settings/settings.route.tsx'
import { openProfile } from './areas/people/profile/open-profile.server.ts'
import { type PageRequest, pageRequest } from './context.ts'

/** Arguments of a loader for the data request of a client navigation: only `request` has the suffix `.data`. */
function dataArgs(path: string, params = {}) {
  const context = new RouterContextProvider()
  context.set(pageRequest, { language: 'zh-CN', send: async () => ({ id: 7 }) } as unknown as PageRequest)
  const url = new URL(path, 'https://shulei.example')
  const request = new Request(new URL(`${url.pathname}.data${url.search}`, url))
  return { context, params, request, url } as never
}

test('a client navigation to one panel of the settings loads this panel alone', async () => {
  expect((await settingsLoader(dataArgs('/users/v2/privacy'))).only).toBe('privacy')
})

test('a client navigation to the verification of an enterprise loads the enterprise', async () => {
  expect((await identityLoader(dataArgs('/users/v2/ent-setting-certification'))).isCompany).toBe(true)
})

test('a client navigation to the own profile by a dash leads to the address of a page', async () => {
  const redirected = openProfile(dataArgs('/users/-?page=2', { id: '-' }))
  const response = await redirected.catch((thrown: Response) => thrown)
  expect((response as Response).headers.get('location')).toBe('/users/7?page=2')
})
