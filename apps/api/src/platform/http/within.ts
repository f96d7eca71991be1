/**
 * The value of work that ends in time; otherwise throws the error that `late` makes. The work is not stopped; its later result or
 * error is ignored.
 */
export async function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const impatience = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(late()), ms)
  })
  try {
    return await Promise.race([work, impatience])
  } finally {
    clearTimeout(timer)
  }
}
