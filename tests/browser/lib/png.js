// Reduces a picture to 256 colours by median cut.

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;

/** The picture with at most 256 colours. */
export function shrink(png) {
  const { width, height, pixels } = read(png);
  const palette = choose(pixels);
  return write(width, height, pixels.map(nearest(palette)), palette);
}

/** Width, height, and the colour of every pixel as a number of three bytes. */
function read(png) {
  let width, height, bytes;
  const packed = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      const sort = { 2: 3, 6: 4 }[data[9]];
      if (data[8] !== 8 || !sort || data[12] !== 0) {
        throw new Error('this is not a picture as browsers draw it');
      }
      bytes = sort;
    } else if (kind === 'IDAT') {
      packed.push(data);
    }
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(packed));
  const pixels = new Uint32Array(width * height);
  const row = width * bytes;
  let above = Buffer.alloc(row);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)];
    const line = raw.subarray(y * (row + 1) + 1, (y + 1) * (row + 1));
    for (let x = 0; x < row; x += 1) {
      const left = x >= bytes ? line[x - bytes] : 0;
      const corner = x >= bytes ? above[x - bytes] : 0;
      line[x] += guess(filter, left, above[x], corner);
    }
    for (let x = 0; x < width; x += 1) {
      const at = x * bytes;
      pixels[y * width + x] = (line[at] << 16) | (line[at + 1] << 8) | line[at + 2];
    }
    above = line;
  }
  return { width, height, pixels };
}

/** The predicted value of a byte, from its neighbours. */
function guess(filter, left, up, corner) {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
      return a <= b && a <= c ? left : b <= c ? up : corner;
    }
    default:
      return 0;
  }
}

const SHIFTS = [16, 8, 0];
const part = (colour, shift) => (colour >> shift) & 255;

/** The palette that represents all pixels best. */
function choose(pixels) {
  const counts = new Map();
  for (const colour of pixels) {
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const box = (colours) => {
    let [widest, shift] = [-1, 0];
    for (const one of SHIFTS) {
      const parts = colours.map(([colour]) => part(colour, one));
      const width = parts.reduce((most, value) => Math.max(most, value)) - parts.reduce((least, value) => Math.min(least, value));
      if (width > widest) {
        [widest, shift] = [width, one];
      }
    }
    // Rare colours have more weight than their number, so that small drawings keep theirs.
    const weight = colours.reduce((sum, [, count]) => sum + Math.sqrt(count), 0);
    return { colours, shift, urge: widest * Math.sqrt(weight) };
  };
  const boxes = [box([...counts])];
  while (boxes.length < COLOURS) {
    boxes.sort((one, other) => one.urge - other.urge);
    const { colours, shift, urge } = boxes.pop();
    if (urge <= 0) {
      boxes.push({ colours, shift, urge });
      break;
    }
    colours.sort(([one], [other]) => part(one, shift) - part(other, shift));
    const half = colours.reduce((sum, [, count]) => sum + Math.sqrt(count), 0) / 2;
    let [sum, at] = [0, 0];
    while (at < colours.length - 1 && sum < half) {
      sum += Math.sqrt(colours[at][1]);
      at += 1;
    }
    boxes.push(box(colours.slice(0, at)), box(colours.slice(at)));
  }
  return boxes.map(({ colours }) => {
    const all = colours.reduce((sum, [, count]) => sum + count, 0);
    return SHIFTS.map((shift) =>
      Math.round(colours.reduce((sum, [colour, count]) => sum + part(colour, shift) * count, 0) / all),
    );
  });
}

/** Finds the index of the nearest colour. */
function nearest(palette) {
  const known = new Map();
  return (colour) => {
    let best = known.get(colour);
    if (best === undefined) {
      let least = Infinity;
      palette.forEach((other, place) => {
        const distance = SHIFTS.reduce((sum, shift, index) => sum + (part(colour, shift) - other[index]) ** 2, 0);
        if (distance < least) {
          [least, best] = [distance, place];
        }
      });
      known.set(colour, best);
    }
    return best;
  };
}

function write(width, height, places, palette) {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(places.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
