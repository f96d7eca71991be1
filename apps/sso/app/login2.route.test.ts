import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type SignOnRequest, signOnRequest } from './context.ts'
import { loader } from './login2.route.tsx'

const service = 'https://shulei.example/competitions?page=2'

/** Runs the loader for a request to `path`, as React Router does: `url` has no `.data`, `request` may have it. */
async function addressesFor(path: string, ssoUrl = 'https://shulei.example/sso') {
  const context = new RouterContextProvider()
  context.set(signOnRequest, {
    signOn: { whoIs: async () => null, returnAddress: async () => service, outbox: () => null },
    visitor: {},
    language: 'zh-CN',
    ssoUrl,
    publicUrl: 'https://shulei.example',
    demoAccounts: [],
    demoPrivate: null,
  } as unknown as SignOnRequest)
  const request = new Request(`https://shulei.example${path}?${new URLSearchParams({ service, state: 'a b' })}`)
  const url = new URL(request.url.replace('.data', ''))
  return (await loader({ context, request, url } as unknown as LoaderFunctionArgs)).addresses
}

describe.each(['/sso/zh-cn/login2', '/sso/zh-cn/login2.data'])('after a request to %s', (path) => {
  test('the links of the sign-in page lead to its forms and the reset page, with the return target', async () => {
    const kept = 'service=https%3A%2F%2Fshulei.example%2Fcompetitions%3Fpage%3D2&state=a+b'
    expect(await addressesFor(path)).toEqual({
      code: `/sso/zh-cn/login2?${kept}`,
      password: `/sso/zh-cn/login2?${kept}&with=password`,
      register: `/sso/zh-cn/login2?${kept}&mode=register`,
      reset: `/sso/zh-cn/password?${kept}&step=request`,
    })
  })
})

test('the links follow the base of a sign-on site on another host', async () => {
  const { code } = await addressesFor('/zh-cn/login2', 'https://id.example')
  expect(code).toMatch(/^\/zh-cn\/login2\?/)
})
