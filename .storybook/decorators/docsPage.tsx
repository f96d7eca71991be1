import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect } from 'react'
import { addons } from 'storybook/preview-api'
import { dress } from './appearance.tsx'

/** Container of docs pages. A page without stories runs no decorator, so the container applies theme and language itself. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: Parameters<typeof dress>[0] }) => dress(globals)
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [])
  return <DocsContainer {...props} />
}
