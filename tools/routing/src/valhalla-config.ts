const quiet = { logging: { type: "" } };
const limits = {
  max_distance: 5_000_000,
  max_locations: 20,
  // As Valhalla's own. Its 2,500 pairs would be two calls for the sixty stops of a day.
  max_matrix_distance: 400_000,
  max_matrix_location_pairs: 3_600,
};
/** How far the road of a place may be, in metres, as Valhalla has it. A request may name less. */
export const searchCutoff = 35_000;
const walkLimits = {
  ...limits,
  max_distance: 250_000,
  max_matrix_distance: 200_000,
  min_transit_walking_distance: 1,
  max_transit_walking_distance: 10_000,
};

/**
 * Valhalla's own defaults that building tiles and finding paths need; its library refuses to start without them. The tile
 * builder logs to its standard output, which is read.
 */
export function valhallaConfig(tileDir: string, isRead = false) {
  return {
    mjolnir: {
      tile_dir: tileDir,
      max_cache_size: 500_000_000,
      id_table_size: 1_300_000_000,
      logging: { type: isRead ? "std_out" : "", color: false },
    },
    loki: {
      actions: ["route", "sources_to_targets"],
      use_connectivity: true,
      service_defaults: {
        radius: 0,
        minimum_reachability: 50,
        search_cutoff: searchCutoff,
        node_snap_tolerance: 5,
        street_side_tolerance: 5,
        street_side_max_distance: 1_000,
        heading_tolerance: 60,
      },
      ...quiet,
    },
    thor: quiet,
    odin: quiet,
    meili: {
      mode: "auto",
      customizable: [],
      grid: { size: 500, cache_size: 100_240 },
      default: {
        beta: 3,
        breakage_distance: 2_000,
        geometry: false,
        gps_accuracy: 5,
        interpolation_distance: 10,
        max_route_distance_factor: 5,
        max_route_time_factor: 5,
        max_search_radius: 100,
        route: true,
        search_radius: 50,
        sigma_z: 4.07,
        turn_penalty_factor: 0,
      },
      ...quiet,
    },
    service_limits: {
      auto: limits,
      bus: limits,
      pedestrian: walkLimits,
      centroid: { max_distance: 0, max_locations: 0 },
      isochrone: {
        max_contours: 0,
        max_distance: 0,
        max_distance_contour: 0,
        max_locations: 0,
        max_time_contour: 0,
      },
      max_alternates: 0,
      max_distance_disable_hierarchy_culling: 0,
      max_exclude_locations: 0,
      max_exclude_polygons_length: 0,
      max_radius: 200,
      max_reachability: 100,
      max_timedep_distance: 0,
      max_timedep_distance_matrix: 0,
      skadi: { max_shape: 1, min_resample: 10 },
      status: { allow_verbose: false },
      trace: {
        max_alternates: 0,
        max_alternates_shape: 0,
        max_distance: 1,
        max_gps_accuracy: 1,
        max_search_radius: 1,
        max_shape: 1,
      },
    },
  };
}
