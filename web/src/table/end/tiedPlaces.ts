// Places that points alone do not explain.

interface Standing {
  points: number;
  place: number;
}

/** Whether neighbours behind the winner have equal points and different places. The standings are in the order of places. */
export const hasTiedPlaces = (standings: readonly Standing[]): boolean =>
  standings.some((one, index) => {
    const before = standings[index - 1];
    return before !== undefined && index > 1 && before.points === one.points && before.place !== one.place;
  });
