/** The modules of the QR code of Lin's link, one number to the base 36 for each row, dark modules as ones. */
const rows =
  '3x4whvj 20bv7sx 2viuzbx 2vlukpp 2vp2065 20k6341 3xbl6yn fudj4 2xlbmv0 3hbdbhp eowahi ' +
  '2syxi5b uvzacb 1ogla7f 3mngjc2 3gny2uk 44g5vd 2azs06l ho3c52 514xq6 3e086xl 3826gh1 ' +
  '2w51jbe 2h5l04k 2c94gkx eklcl 3x61rh2 20j8en0 2vq8fei 2vonlp7 2vpgm08 20akmvo 3xagqga'

const SIZE = 33

/** The QR code of `selfInviteFixture`, as the server draws it. */
export const mockQr = {
  modules: SIZE,
  d: rows
    .split(' ')
    .flatMap((row, y) =>
      [...Number.parseInt(row, 36).toString(2).padStart(SIZE, '0')].flatMap((bit, x) =>
        bit === '1' ? [`M${x} ${y}h1v1H${x}z`] : [],
      ),
    )
    .join(''),
}
