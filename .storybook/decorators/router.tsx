import type { Decorator } from '@storybook/react-vite'
import { createContext, type ReactNode, use, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

const Content = createContext<ReactNode>(null)

/** Reads the story from context, so that new args reach it without a new router. */
function Page() {
  return use(Content)
}

function StoryRouter({ address, children }: { address: string; children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] }))
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  )
}

/**
 * Provides a router, so that links and location hooks work. `parameters.router` is the first address (default `/`), or
 * `false` for a page that brings its own `createRoutesStub`.
 */
export const memoryRouter: Decorator = (Story, context) => {
  const address: string | false = context.parameters.router ?? '/'
  if (address === false) return <Story />
  return (
    <StoryRouter key={context.id} address={address}>
      <Story />
    </StoryRouter>
  )
}
