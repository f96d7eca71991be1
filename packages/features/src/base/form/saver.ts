/** On/off settings by name. */
export type Choices<K extends string> = Readonly<Record<K, boolean>>

/** One setting and its new value. */
export interface Choice<K extends string> {
  key: K
  isOn: boolean
}

/** Stores a choice together with the stored values, and resolves to the values stored then. */
export type Save<K extends string> = (choice: Choice<K>, stored: Choices<K>) => Promise<Choices<K>>

export interface Saving<K extends string> {
  /** Shown values: stored ones and pending choices. */
  shown: Choices<K>
  /** Choices that failed and were reverted, with the error. */
  failed: Readonly<Partial<Record<K, { isOn: boolean; error: unknown }>>>
  /** All choices, at least one, are stored. */
  isSaved: boolean
}

export interface Saver<K extends string> {
  now: () => Saving<K>
  subscribe: (tell: () => void) => () => void
  /** Shows the choice at once and stores it as soon as no other request is running. */
  choose: (key: K, isOn: boolean) => void
  /** Adopts values that were read again; ignored while choices are pending, because their answers are newer. */
  follow: (read: Choices<K>) => void
}

const keysOf = <K extends string>(choices: Partial<Choices<K>>) => Object.keys(choices) as K[]

function without<K extends string, V>(all: Partial<Record<K, V>>, key: K): Partial<Record<K, V>> {
  const { [key]: _, ...rest } = all
  return rest as Partial<Record<K, V>>
}

/**
 * State of settings that are stored as soon as they are chosen. Only one request runs at a time, so that a slow answer never
 * follows that of a later choice, and a list that is sent whole contains all earlier choices.
 */
export function createSaver<K extends string>(first: Choices<K>, save: Save<K>): Saver<K> {
  let stored = first
  let waiting: Partial<Record<K, boolean>> = {}
  let isRunning = false
  let now: Saving<K> = { shown: first, failed: {} as Saving<K>['failed'], isSaved: false }
  const listeners = new Set<() => void>()

  const tell = (change: Partial<Saving<K>>) => {
    now = { ...now, ...change, shown: { ...stored, ...waiting } }
    for (const listener of listeners) listener()
  }

  const store = async (key: K, isOn: boolean): Promise<Partial<Saving<K>>> => {
    try {
      stored = await save({ key, isOn }, stored)
      return { isSaved: true }
    } catch (error) {
      // a refused choice that was changed meanwhile is not reported
      return waiting[key] === isOn ? { failed: { ...now.failed, [key]: { isOn, error } } } : {}
    }
  }

  const run = async () => {
    isRunning = true
    for (let [key] = keysOf(waiting); key !== undefined; [key] = keysOf(waiting)) {
      const isOn = waiting[key] === true
      const outcome = await store(key, isOn)
      if (waiting[key] === isOn) waiting = without(waiting, key)
      const isLast = keysOf(waiting).length === 0
      tell({ ...outcome, isSaved: isLast && outcome.isSaved === true })
    }
    isRunning = false
  }

  return {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(key, isOn) {
      waiting = { ...waiting, [key]: isOn }
      tell({ failed: without(now.failed, key), isSaved: false })
      if (!isRunning) void run()
    },
    follow(read) {
      if (isRunning || keysOf(read).every((key) => read[key] === stored[key])) return
      stored = read
      tell({})
    },
  }
}
