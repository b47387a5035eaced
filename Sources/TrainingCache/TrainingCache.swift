/// The cache of the folder.
public enum TrainingCacheFormat {}
