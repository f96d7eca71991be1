import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect } from 'react'
import { addons } from 'storybook/preview-api'
import { dress } from './appearance.tsx'

/** A docs page without stories runs no decorator; this container lets it follow the theme and language toolbars as well. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: Parameters<typeof dress>[0] }) => dress(globals)
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [])
  return <DocsContainer {...props} />
}
