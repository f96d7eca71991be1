import { Surface } from './Surface.tsx'
import { TableMenu } from './TableMenu.tsx'
import { tableExtensions } from './tables.ts'
import type { SurfaceProps } from './useTextEditor.ts'

const tables = { extensions: tableExtensions, Menu: TableMenu }

/** The surface of a text that can have tables. */
export const TableSurface = (props: SurfaceProps) => <Surface {...props} tables={tables} />
