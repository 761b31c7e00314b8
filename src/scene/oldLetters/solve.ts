const value = (list: Float64Array, at: number) => list[at] ?? 0;

/** The lower half of Cholesky's decomposition; undefined where a pivot is not positive. */
function decomposed(matrix: Float64Array, size: number): Float64Array | undefined {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = value(matrix, row * size + column);
      for (let k = 0; k < column; k += 1)
        sum -= value(lower, row * size + k) * value(lower, column * size + k);
      if (row > column) lower[row * size + column] = sum / value(lower, column * size + column);
      else if (sum > 1e-12) lower[row * size + row] = Math.sqrt(sum);
      else return undefined;
    }
  }
  return lower;
}

/**
 * Solves a symmetric system by Cholesky's decomposition.
 *
 * @param matrix row by row, the size squared; only the lower half is read.
 * @returns undefined where it has no single solution.
 */
export function solved(matrix: Float64Array, right: Float64Array): Float64Array | undefined {
  const size = right.length;
  const lower = decomposed(matrix, size);
  if (!lower) return undefined;
  const answer = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let sum = value(answer, row);
    for (let k = 0; k < row; k += 1) sum -= value(lower, row * size + k) * value(answer, k);
    answer[row] = sum / value(lower, row * size + row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = value(answer, row);
    for (let k = row + 1; k < size; k += 1) sum -= value(lower, k * size + row) * value(answer, k);
    answer[row] = sum / value(lower, row * size + row);
  }
  return answer;
}
