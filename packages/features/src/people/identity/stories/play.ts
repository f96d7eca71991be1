import { expect, type userEvent, waitFor } from 'storybook/test'

type User = ReturnType<typeof userEvent.setup>

/** Chooses the files of the photo fields in their order; null leaves one out. */
export async function choosePhotos(canvasElement: HTMLElement, user: User, files: readonly (File | null)[]) {
  await waitFor(() => expect(canvasElement.querySelector('input[type=file]')).not.toBeNull())
  const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])')
  for (const [at, file] of files.entries()) if (file) await user.upload(inputs[at] as HTMLElement, file)
}

/** Waits until this many previews are visible. */
export async function previewed(canvasElement: HTMLElement, count: number) {
  await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(count))
  await Promise.all([...canvasElement.querySelectorAll('img')].map((picture) => picture.decode()))
}

type Fetched = { mock: { calls: readonly (readonly unknown[])[] } }

/** Sent forms, latest first. */
export function sentForms(fetched: Fetched) {
  return fetched.mock.calls
    .flatMap(([address, init]) => {
      const { method, body, headers } = (init ?? {}) as RequestInit
      if (!(body instanceof FormData)) return []
      return [{ method, address, form: body, key: (headers as Record<string, string>)['idempotency-key'] }]
    })
    .reverse()
}
