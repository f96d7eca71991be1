import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'
import type { RealNameSettingsProps } from '../../identity/RealNameSettings/RealNameSettings.tsx'

type Typed = NonNullable<RealNameSettingsProps['typed']>

interface Kept {
  userId: number
  typed: Typed
}

const Memory = createContext<RefObject<Kept | null> | null>(null)

/** Keeps what is typed for the verification as long as the guide is open: in memory, because it is too private for the device. */
export const KeptRealName = ({ children }: { children: ReactNode }) => (
  <Memory value={useRef<Kept | null>(null)}>{children}</Memory>
)

/** Values that the person has typed for the verification since the guide was opened. */
export function useKeptRealName(userId: number) {
  const memory = useContext(Memory)
  // the account may have changed in another tab
  const own = () => (memory?.current?.userId === userId ? memory.current.typed : undefined)
  return {
    typed: own(),
    keep(patch: Typed) {
      if (memory) memory.current = { userId, typed: { ...own(), ...patch } }
    },
    forget() {
      if (memory) memory.current = null
    },
  }
}
